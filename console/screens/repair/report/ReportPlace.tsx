import { useQuery } from '@apollo/client/react'
import { useTranslation } from 'react-i18next'
import * as boxStyles from '../../../fields/inputs/box.module.css'
import * as pressStyles from '../../../kit/looks/press.module.css'
import { useCan } from '../../../kit/session/me.ts'
import { useLabels } from '../../../kit/words/i18n.ts'
import type { Ref } from '../../../resource/meta.ts'
import type { Asking } from '../../../resource/operations/documents.ts'
import { SHOWN_HERE } from '../../../resource/operations/write.ts'
import { DuctsOfMachineDocument, FaultsOfDuctDocument, UnitsOfMachineDocument } from '../gen/repair.ts'
import * as reportFormStyles from './ReportForm.module.css'
import type { Draft } from './reportDraft.ts'

const MOST = 100
const nobody: readonly Ref[] = []

function useRefs(document: Asking<{ page: { items: readonly Ref[] } }>, filter: object, isSkipped: boolean): readonly Ref[] {
  const variables = { filter: { ...filter, status: { in: ['ENABLED'] } }, page: { no: 1, size: MOST } }
  const { data } = useQuery(document, { variables, skip: isSkipped, context: SHOWN_HERE })
  return data?.page.items ?? nobody
}

interface PlaceProps {
  equipmentId: string
  draft: Draft
  change: (draft: Draft) => void
}

/** Where on the machine: a unit of it, or one of its ink tanks with what is wrong with that. Folded away, for most reports do without. */
export function ReportPlace({ equipmentId, draft, change }: PlaceProps) {
  const { t } = useTranslation()
  const can = useCan()
  const own = { equipmentId: { eq: equipmentId } }
  const units = useRefs(UnitsOfMachineDocument, own, !can('masterdata:equipmentUnit:list'))
  const ducts = useRefs(DuctsOfMachineDocument, own, !can('duct:duct:list'))
  if (!units.length && !ducts.length) return null
  const chosen = [...units, ...ducts].find((ref) => ref.id === draft.unitId || ref.id === draft.ductId)
  return (
    <details className={pressStyles.unfolds}>
      <summary>
        {t(ducts.length ? 'repairWork.scan.placeOrTank' : 'repairWork.scan.place')}
        {chosen && ` · ${chosen.title}`}
      </summary>
      <div className="stack gap-xl">
        {units.length > 0 && !draft.ductId && <Unit units={units} draft={draft} change={change} />}
        {ducts.length > 0 && <Tank ducts={ducts} draft={draft} change={change} />}
      </div>
    </details>
  )
}

type PartProps = Pick<PlaceProps, 'draft' | 'change'>

function Unit({ units, draft, change }: PartProps & { units: readonly Ref[] }) {
  const { t } = useTranslation()
  const labels = useLabels()
  return (
    <label className={`stack ${reportFormStyles.scanSelect}`}>
      <span>{labels.label('reportLog', 'unitId')}</span>
      <select
        className={boxStyles.box}
        data-slot="box"
        value={draft.unitId}
        onChange={(event) => change({ ...draft, unitId: event.target.value })}
      >
        <option value="">{t('repairWork.scan.wholeMachine')}</option>
        <Options refs={units} />
      </select>
    </label>
  )
}

function Tank({ ducts, draft, change }: PartProps & { ducts: readonly Ref[] }) {
  const { t } = useTranslation()
  const labels = useLabels()
  const faults = useRefs(FaultsOfDuctDocument, {}, !draft.ductId)
  const toggle = (id: string) => {
    const { ductFaultIds: ids } = draft
    change({ ...draft, ductFaultIds: ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id] })
  }
  return (
    <>
      <label className={`stack ${reportFormStyles.scanSelect}`}>
        <span>{labels.label('reportLog', 'ductId')}</span>
        <select
          className={boxStyles.box}
          data-slot="box"
          value={draft.ductId}
          onChange={(event) => change({ ...draft, ductId: event.target.value, ductFaultIds: [], unitId: '' })}
        >
          <option value="">{t('repairWork.scan.noTank')}</option>
          <Options refs={ducts} />
        </select>
      </label>
      {faults.length > 0 && (
        <fieldset className={`stack ${reportFormStyles.scanSelect}`}>
          <legend>{labels.label('reportLog', 'ductFaultIds')}</legend>
          <div className={pressStyles.chips} data-slot="scan-chips">
            {faults.map((fault) => (
              <button key={fault.id} type="button" aria-pressed={draft.ductFaultIds.includes(fault.id)} onClick={() => toggle(fault.id)}>
                {fault.title}
              </button>
            ))}
          </div>
        </fieldset>
      )}
    </>
  )
}

const Options = ({ refs }: { refs: readonly Ref[] }) =>
  refs.map((ref) => (
    <option key={ref.id} value={ref.id}>
      {ref.title}
    </option>
  ))
