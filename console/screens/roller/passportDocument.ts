import { extended } from '../../kit/document.ts'
import type { ResourceTypes } from '../../kit/gen/resources.ts'
import { once, rowFields } from '../../resource/documents.ts'
import { metaOf, type Row } from '../../resource/meta.ts'
import { RollerPassportDocument, type RollerPassportQuery, type RollerPassportQueryVariables } from './gen/passport.ts'

export type Roller = ResourceTypes['roller']['row'] & Row
export type OpenRepair = ResourceTypes['rollerRepair']['row'] & Row
type Answer = RollerPassportQuery['rollerPassport']
export type Entry = Answer['entries'][number]
export interface Passport extends Omit<Answer, 'roller'> {
  readonly roller: Roller
}

/** Built when it is first asked for: the fields of a roller come with the page. */
export const passportDocument = () =>
  once<{ readonly rollerPassport: Passport }, RollerPassportQueryVariables>('rollerPassport', () =>
    extended(RollerPassportDocument, ['rollerPassport', 'roller'], rowFields(metaOf('roller'))),
  )
