import { businessOffset } from '../../console/kit/offset.ts'

// No server has written it into a page here. Tests of other offsets set their own and put this one back.
businessOffset.set('+08:00')
