import type { MyShiftsQuery } from './gen/myShifts.ts'

export type Mine = MyShiftsQuery['mine']
