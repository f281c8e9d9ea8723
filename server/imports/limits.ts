const MB = 1024 * 1024

export const FILE_MAX = 10 * MB
export const ENTRIES_MAX = 200
export const UNZIPPED_MAX = 50 * MB
/** Workbooks shrink to a tenth; what shrinks to less than a hundredth was made to. */
export const RATIO_MAX = 100
/** Small files may be mostly repetition without being able to hurt. */
export const RATIO_FREE = 5 * MB
export const ROWS_MAX = 20_000
export const COLUMNS_MAX = 100
export const CELL_MAX = 32_767
/** Rows above the data among which the header may stand. */
export const HEAD_ROWS = 10

export const HOST_MB = 192
export const HOST_MS = 30_000
/** Workbooks read at once by one process, whatever their plants. */
export const HOSTS = 2

/** What the reading process keeps to. */
export const READING = {
  rows: ROWS_MAX,
  headRows: HEAD_ROWS,
  /** Rows with nothing but colours count for little; a million of them is no sheet for people. */
  elements: 100_000,
  columns: COLUMNS_MAX,
  chars: CELL_MAX,
  charsInAll: 16_000_000,
  unzipped: UNZIPPED_MAX,
}

/** How long a batch can be looked at or taken back. */
export const RETENTION_DAYS = 7
/** Rows of an answer; the workbook with errors has all of them. */
export const SHOWN_MAX = 200
