import { businessOffset } from '../../console/shared/offset.ts'

// No server has written it into a page here. Tests of other offsets set their own and put this one back.
businessOffset.set('+08:00')

// The browser of these tests is a Chinese one, as those of the factories are.
if ('navigator' in globalThis) Object.defineProperty(navigator, 'languages', { get: () => ['zh-CN'], configurable: true })
