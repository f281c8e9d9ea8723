import { useTranslation } from 'react-i18next'
import * as surfacesStyles from '../../../kit/looks/surfaces.module.css'
import * as pageStyles from '../../../resource/page.module.css'
import * as styles from './Dispatch.module.css'
import { PersonRow } from './PersonRow.tsx'
import { factsFor, type Item, type Person } from './queue.ts'
import type { RowWords } from './rowWords.ts'
import type { Acts } from './useChoice.ts'
import { NUMBERED } from './useDispatchKeys.ts'

interface PanelProps {
  /** Those who are drawn so far, of so many. */
  people: readonly Person[]
  onShift: number
  total: number
  item: Item | undefined
  picked: Person | undefined
  isAssignable: boolean
  acts: Acts
  words: RowWords
}

/** Everybody, the best for the chosen row first. */
export function PeoplePanel({ people, onShift, total, item, picked, isAssignable, acts, words }: PanelProps) {
  const { t } = useTranslation()
  return (
    <section
      className={`${pageStyles.card} ${surfacesStyles.titled} ${styles.people}`}
      data-slot="card dispatch-people"
      aria-label={t('dispatch.people')}
    >
      <header>
        <h2>{t('dispatch.people')}</h2>
        <em>{t('dispatch.onShift', { count: onShift, total })}</em>
        <span className="grow" />
        {item && <small className="clip quiet">{t('dispatch.forMachine', { machine: item.equipmentName })}</small>}
      </header>
      <ul className={surfacesStyles.ruled}>
        {people.map((person, at) => (
          <PersonRow
            key={person.repairerId}
            person={person}
            {...factsFor(person, item)}
            number={at < NUMBERED ? at + 1 : undefined}
            isPicked={person.repairerId === picked?.repairerId}
            isAssignable={isAssignable}
            acts={acts}
            words={words}
          />
        ))}
      </ul>
    </section>
  )
}
