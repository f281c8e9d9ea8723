import { faultLines } from '../../kernel/index.ts'
import { isFileUrl } from '../../platform/settings/locations.ts'
import { allResources } from '../index.ts'
import { coveredFaults } from './chainHeads.ts'
import { type HeadPlaces, headsInFile, recordedFaults, recordedHeads } from './heads.ts'
import type { AuditKeys } from './mac.ts'
import { withLogs } from './sources.ts'
import { type BrokenRow, type TrailReport, verifyTrail } from './verify.ts'

/** How many rows behind the last seal a row may still be unsealed, because its transaction ended late. */
const SEAL_LAG = 1_000

export interface AuditedBase extends HeadPlaces {
  readonly url: string
  readonly keys: AuditKeys
}
/**
 * Verifies all logs of a database against their seals, the heads recorded elsewhere and earlier faults. `more`: a file with further
 * recorded heads, such as lines of the log stream.
 */
export async function checkAudit(
  { url, keys, ...places }: AuditedBase,
  more?: string,
): Promise<TrailReport & { readonly hasHeads: boolean }> {
  const logs = allResources.filter(({ sealed }) => sealed)
  // Read the records before the database: it can only have grown since then.
  const heads = [...recordedHeads(places), ...(more ? headsInFile(more) : [])]
  const found = recordedFaults(places)
  const sealLag = isFileUrl(url) ? 0 : SEAL_LAG
  const report = await withLogs(url, logs, (sources, checks) => {
    const signedOff = coveredFaults(keys, checks)
    const marked = [...found, ...checks.filter(({ state }) => state === 'BROKEN').flatMap(({ faults }) => faultLines(faults))]
    return verifyTrail(sources, keys, { heads, sealLag, marked, signedOff })
  })
  return { ...report, hasHeads: heads.length > 0 }
}

const BREACH_TEXT: Readonly<Record<BrokenRow['breach'], string>> = {
  changed: 'was changed, or not written by this installation',
  copied: 'is a copy of another row',
  removed: 'was removed',
  inserted: 'was put in later',
  swapped: 'stands in the place of another row',
  sealMissing: 'is the first after a seal that is missing',
  sealForged: 'is the first below a seal that was changed',
  endCutOff: 'was followed by others: the end is cut off',
  endReplaced: 'is not the one that was recorded outside of the database: the end was cut off or rewritten',
  otherSecret:
    'begins what was written under another JWT_SECRET. Name that in AUDIT_PAST_SECRETS; where the secret was never changed, somebody has written the log anew',
}
/** A fault as an English sentence for administrators of the machine. */
export const describeBreach = ({ log, chain, id, breach, at }: BrokenRow): string =>
  `${log}, ${chain ? `plant ${chain}` : 'no plant'}: ${id === null ? 'its last row' : `row ${id}`}${at ? ` of ${at.toISOString()}` : ''} ${BREACH_TEXT[breach]}`
