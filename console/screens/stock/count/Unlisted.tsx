import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../kit/looks/icons.tsx'
import * as surfacesStyles from '../../../kit/looks/surfaces.module.css'
import { FailureBanner } from '../../../resource/dialogs/FailureBanner.tsx'
import { useSend } from '../../../resource/operations/useSend.ts'
import * as pageStyles from '../../../resource/page.module.css'
import { AddFoundLineDocument, type CountLineFragment, type StocktakeWayQuery } from './gen/stocktake.ts'
import * as styles from './StockCount.module.css'

interface UnlistedProps {
  stocktakeNo: string
  things: StocktakeWayQuery['way']['unlisted']
  onAdded: (line: CountLineFragment) => void
}

/** What was found of an item and is not on the list that was frozen: whoever counts puts it there. */
export function Unlisted({ stocktakeNo, things, onAdded }: UnlistedProps) {
  const { t } = useTranslation()
  const { send, failure, isBusy } = useSend('stocktakeLine')
  const [requestedCode, setRequestedCode] = useState('')
  if (!things.length) return null
  const add = async (code: string) => {
    setRequestedCode(code)
    const answer = await send(AddFoundLineDocument, { input: { stocktakeNo, code } })
    if (answer) onAdded(answer.line)
  }
  return (
    <section className="stack" data-slot="count-unlisted" aria-label={t('stockCount.unlisted')}>
      <div className={`stack ${styles.way}`}>
        <h2>{t('stockCount.unlisted')}</h2>
        <p className="small muted">{t('stockCount.unlistedHint')}</p>
      </div>
      <ul className={`${pageStyles.card} ${surfacesStyles.ruled} ${styles.rows}`}>
        {things.map(({ code, name }) => (
          <li key={code}>
            <button type="button" disabled={isBusy} onClick={() => void add(code)}>
              <span className="stack gap-s fill breaks">
                <b>{name}</b>
                <span className="small muted figure">{code}</span>
              </span>
              <Icon name="plus" size={16} />
              {t('stockCount.add')}
            </button>
            {failure && code === requestedCode && <FailureBanner failure={failure} />}
          </li>
        ))}
      </ul>
    </section>
  )
}
