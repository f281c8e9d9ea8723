import type { importBatch } from '../../domain/system/index.ts'
import type { RowOf } from '../../kernel/index.ts'

/** What a workbook is known by, whatever its name: undefined of one that came in before digests were kept. */
export const digestOf = (storageKey: string): string | undefined => /\.([0-9a-f]{64})$/.exec(storageKey)?.[1]

export type Batch = RowOf<typeof importBatch>
