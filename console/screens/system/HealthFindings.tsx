import { useTranslation } from 'react-i18next'
import * as tonesStyles from '../../kit/looks/tones.module.css'
import * as pageStyles from '../../resource/page.module.css'
import type { HealthQuery } from './gen/health.ts'
import * as jobDetailsStyles from './jobs/JobDetails.module.css'

export type Finding = HealthQuery['health']['findings'][number]
type Tones = Readonly<Record<Finding['light'], string>>

const ORDER = ['RED', 'YELLOW', 'GREEN'] as const
/** What is worst comes first; what fares alike stays in the order of the server. */
const worstFirst = (findings: readonly Finding[]) => findings.toSorted((a, b) => ORDER.indexOf(a.light) - ORDER.indexOf(b.light))

/** A card for each group, the one with the worst finding first. */
export function Findings({ findings: unsorted, tones }: { findings: readonly Finding[]; tones: Tones }) {
  const findings = worstFirst(unsorted)
  const groups = [...new Set(findings.map(({ group }) => group))]
  return groups.map((group) => <Group key={group} name={group} findings={findings.filter((one) => one.group === group)} tones={tones} />)
}

interface GroupProps {
  name: Finding['group']
  findings: readonly Finding[]
  tones: Tones
}
function Group({ name, findings, tones }: GroupProps) {
  const { t } = useTranslation()
  const id = `health-${name.toLowerCase()}`
  return (
    <section className={`${pageStyles.card} ${jobDetailsStyles.jobSchedules}`} data-slot="card" aria-labelledby={id}>
      <h2 className="row muted" id={id}>
        {t(`health.groups.${name.toLowerCase()}`)}
      </h2>
      <table>
        <tbody>
          {findings.map((one) => (
            <Line key={`${one.check} ${one.says}`} finding={one} tone={tones[one.light]} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Line({ finding: { light, title, says, todo }, tone }: { finding: Finding; tone: string }) {
  const { t } = useTranslation()
  return (
    <tr className={jobDetailsStyles.jobSchedule} data-slot="finding">
      <th scope="row">{title}</th>
      <td className={`breaks ${jobDetailsStyles.jobPace}`}>
        {says}
        {todo && <p className="note">{todo}</p>}
      </td>
      <td className={jobDetailsStyles.jobNext}>
        <span className={tonesStyles.tag} data-tone={tone}>
          {t(`health.lights.${light}`)}
        </span>
      </td>
    </tr>
  )
}
