import { listed, type Row } from '../tables.ts'
import catalogue from './catalogue.json' with { type: 'json' }

export interface ComplaintCatalogue {
  readonly complaintCategory: Row[]
  readonly complaintCause: Row[]
  readonly complaintMeasure: Row[]
  readonly complaintStatus: Row[]
}
export const complaintCatalogue = (stamps: Row): ComplaintCatalogue => ({
  complaintCategory: listed(catalogue.categories, stamps),
  complaintCause: listed(catalogue.causes, stamps),
  complaintMeasure: listed(catalogue.measures, stamps),
  complaintStatus: listed(catalogue.statuses, stamps),
})

/** A way in which decor paper fails: its category, its cause and what helps, by their ids, how often, and what the customer writes. */
export type Failure = (typeof catalogue.failures)[number]
export const { failures, actions, texts } = catalogue
