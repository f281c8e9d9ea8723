import { useTranslation } from 'react-i18next'
import { Button } from '../../../kit/looks/Button.tsx'
import * as surfacesStyles from '../../../kit/looks/surfaces.module.css'
import { Sheet } from '../../../kit/overlays/Sheet.tsx'
import { PersonRow } from './PersonRow.tsx'
import { factsFor, type Item, type Person } from './queue.ts'
import { useRowWords } from './rowWords.ts'
import type { Acts } from './useChoice.ts'

interface SheetProps {
  people: readonly Person[]
  item: Item
  acts: Acts
  onClose: () => void
}

/** The people of a row where there is no room for them beside the queue. */
export function PeopleSheet({ people, item, acts, onClose }: SheetProps) {
  const { t } = useTranslation()
  const words = useRowWords()
  const assign: Acts['pick'] = (repairerId) => {
    acts.assign(item, repairerId)
    onClose()
  }
  const footer = (
    <Button size="md" onClick={onClose}>
      {t('screens.form.close')}
    </Button>
  )
  return (
    <Sheet title={t('dispatch.forMachine', { machine: item.equipmentName })} onClose={onClose} footer={footer}>
      <ul className={surfacesStyles.ruled}>
        {people.map((person) => (
          <PersonRow
            key={person.repairerId}
            person={person}
            {...factsFor(person, item)}
            number={undefined}
            isPicked={false}
            isAssignable
            words={words}
            acts={{ ...acts, pick: assign, assignChosen: assign }}
          />
        ))}
      </ul>
    </Sheet>
  )
}
