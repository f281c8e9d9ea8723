import { isFilterable } from '../../fields/filters/filterAddress.ts'
import type { ListController } from '../controller/listController.ts'

/** The fields that a list offers as filters: those of its definition, else those of its columns in order and the other links. */
export function filterNames(list: Pick<ListController, 'meta' | 'spec'>): string[] {
  const { meta, spec } = list
  const isOrdinary = (name: string) => name !== meta.label && name !== meta.tree && meta.fields[name]?.filter !== 'like'
  const wanted = meta.filters ?? Object.keys(meta.fields).filter(isOrdinary)
  const ranked = wanted.filter((name) => isFilterable(meta.fields[name]))
  if (meta.filters) return ranked
  const columns = spec.columns ?? meta.columns
  const place = (name: string) => columns.indexOf(name) + 1 || 99
  return ranked.filter((name) => place(name) < 99 || meta.fields[name]?.kind === 'link').sort((a, b) => place(a) - place(b))
}
