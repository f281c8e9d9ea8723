/** The page numbers to show, such as 1 … 4 [5] 6 … 25: at most seven entries. */
export function pagesAround(page: number, last: number): (number | 'gap')[] {
  if (last <= 7) return Array.from({ length: last }, (_, i) => i + 1)
  const from = Math.max(2, Math.min(page - 1, last - 4))
  const to = Math.min(last - 1, Math.max(page + 1, 5))
  const middle = Array.from({ length: to - from + 1 }, (_, i) => from + i)
  return [1, ...(from > 2 ? (['gap'] as const) : []), ...middle, ...(to < last - 1 ? (['gap'] as const) : []), last]
}

/** The number of the last page, at least 1. */
export const lastPage = (total: number, size: number): number => Math.max(1, Math.ceil(total / size))
