import type { CanPageQuery } from '../gen/stock.ts'

export type Can = NonNullable<CanPageQuery['can']>
