import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ValueTag } from '../../../fields/display/cells.tsx'
import { Button } from '../../../kit/looks/Button.tsx'
import * as surfacesStyles from '../../../kit/looks/surfaces.module.css'
import * as tableStyles from '../../../kit/looks/table.module.css'
import { lazyComponent } from '../../../kit/network/lazyComponent.tsx'
import { metaOf } from '../../../resource/meta.ts'
import * as pageStyles from '../../../resource/page.module.css'
import type { Mine } from './mine.ts'

const DetailDrawer = lazyComponent(() => import('../../../record/DetailDrawer.tsx').then((module) => module.DetailDrawer), {
  words: ['lists'],
  themed: true,
})
const spec = {}
interface SwapsProps extends Pick<Mine, 'swaps'> {
  onAnswered: () => void
}

/** Requests that are open, those first that wait for the person who looks; each is answered in its record, which opens here. */
export function MySwaps({ swaps, onAnswered }: SwapsProps) {
  const { t } = useTranslation()
  const [opened, open] = useState<string | null>(null)
  const close = () => {
    open(null)
    onAnswered()
  }
  if (!swaps.length) return null
  return (
    <section className={`${pageStyles.card} ${surfacesStyles.titled}`} data-slot="card" aria-label={t('myShifts.swaps')}>
      <header>
        <h2>{t('myShifts.swaps')}</h2>
      </header>
      <table className={`${tableStyles.table} ${tableStyles.told}`}>
        <tbody>
          {swaps.map((one) => (
            <tr key={one.id}>
              <td>
                <div className="fill stack gap-s breaks">
                  <p className="wrapped">
                    <b>{t(one.isMine ? 'myShifts.youAsk' : 'myShifts.asksYou', { name: one.otherName })}</b>
                    <ValueTag of="shiftSwap" field="status" value={one.status} />
                  </p>
                  <small>
                    {one.date} {one.shiftName}
                    {one.toDate && ` ⇄ ${one.toDate} ${one.toShiftName}`}
                  </small>
                  {one.remark && <small>{one.remark}</small>}
                  <p>
                    <Button size="sm" onClick={() => open(one.id)}>
                      {t(!one.isMine && one.status === 'REQUESTED' ? 'myShifts.answer' : 'myShifts.openSwap')}
                    </Button>
                  </p>
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {opened && <DetailDrawer meta={metaOf('shiftSwap')} spec={spec} id={opened} onClose={close} />}
    </section>
  )
}
