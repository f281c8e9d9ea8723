import type { ComplaintActionRow, ComplaintEvidenceRow, ComplaintRow } from '../../../kit/gen/resources.ts'
import type { Row } from '../../../resource/meta.ts'

export type Claim = Row & ComplaintRow

export type Action = Row & ComplaintActionRow

export type Evidence = Row & ComplaintEvidenceRow

export interface PaperProps {
  claim: Claim
  actions: readonly Action[]
  evidence: readonly Evidence[]
}
