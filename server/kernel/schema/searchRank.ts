import type { ResourceDef } from './resource.ts'
import { MATCHES, type Match, SEARCH_RANKS, type SearchRank } from './searchText.ts'

const RANKS = Object.keys(SEARCH_RANKS)

/** The rank of a kind: the one of its definition, or else by whether its rows are people or have numbers. */
export function searchRankOf({ searchRank, person, label, fields, title }: ResourceDef): SearchRank {
  if (searchRank) return searchRank
  if (person) return 'PERSON'
  return label || fields[title]?.options.series ? 'NUMBER' : 'OTHER'
}

export interface RankedHit {
  readonly rank: SearchRank
  readonly match: Match
}
/** Exact ones first and indirect ones last, whatever they are. Between these the kind decides, then how well the text matches. */
const STAGE: Readonly<Record<Match, number>> = { EXACT: 0, PREFIX: 1, PART: 1, INDIRECT: 2 }
/** Compares two hits; 0 for those that only their order in the database tells apart. */
export const compareHits = (one: RankedHit, other: RankedHit): number =>
  STAGE[one.match] - STAGE[other.match] ||
  RANKS.indexOf(one.rank) - RANKS.indexOf(other.rank) ||
  MATCHES.indexOf(one.match) - MATCHES.indexOf(other.match)
/** Orders kinds of record by their ranks, so that what people mean first is searched first where time runs out. */
export const bySearchRank = (one: ResourceDef, other: ResourceDef): number =>
  RANKS.indexOf(searchRankOf(one)) - RANKS.indexOf(searchRankOf(other))
