import { useQuery } from '@apollo/client/react'
import { use, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import type { ResourceMeta } from '../../kit/gen/resources.ts'
import * as controlsStyles from '../../kit/looks/controls.module.css'
import { failureOf } from '../../kit/network/failure.ts'
import { themed } from '../../kit/overlays/Ui.tsx'
import { useMe } from '../../kit/session/me.ts'
import { loadWords } from '../../kit/words/i18n.ts'
import { metaNamed, metaOf, type Row } from '../../resource/meta.ts'
import { labelsDocument } from '../../resource/operations/documents.ts'
import { SHOWN_HERE } from '../../resource/operations/write.ts'
import { Qr } from '../../resource/Qr.tsx'
import type { ResourceWords } from '../../resource/resourceWords.ts'
import { Empty, Failed, Skeleton } from '../../resource/states.tsx'
import { useSiteAddress } from '../../resource/useSiteAddress.ts'
import { useWords } from '../../resource/words.ts'
import * as styles from './Label.module.css'
import { isSize, labelText, pageOf, SIZES, type Size, sheetsOf } from './labelSizes.ts'
import { PrintFrame } from './PrintFrame.tsx'

interface LabelProps {
  meta: ResourceMeta
  row: Row
  words: ResourceWords
  address: string
  plant: string
}

/** What hangs on a thing: the code for a camera, its number and what else people look for, the place for whoever carries it there. */
function Label({ meta, row, words, address, plant }: LabelProps) {
  const { t } = useTranslation()
  const [number, ...lines] = (meta.qr ?? []).map((name) => labelText(meta, name, row, words))
  const shown = lines.filter(({ text }) => text)
  // What needs to say what it is, is no heading: a place without a name of its own has none.
  const heading = shown[0]?.name ? undefined : shown[0]
  const isLong = (number?.text.length ?? 0) > LONG
  return (
    <li className={styles.label} data-long={isLong || undefined}>
      <Qr isSturdy value={address} label={t('labels.qr', { name: row.title })} />
      <b className="figure">{number?.text}</b>
      <div className={`column breaks ${styles.labelWords}`}>
        {heading && <strong className="clamped rigid">{heading.text}</strong>}
        {shown.slice(heading ? 1 : 0).map(({ name, text }) => (
          <span key={text} className={`flow ${styles.said}`}>
            {name && <span className="clip">{name}</span>}
            <span className="clip">{text}</span>
          </span>
        ))}
        <span className="clip">{plant}</span>
        <em className="clamped rigid">{t([`labels.scanOf.${meta.name}`, 'labels.scan'])}</em>
      </div>
    </li>
  )
}

/** Characters of a number that is too wide in the usual size. */
const LONG = 12
const AT_MOST = 200

/** The address says what, which ones and on what paper: a sheet can be sent to whoever has the printer. */
function useSheet() {
  const { search, pathname } = useLocation()
  const navigate = useNavigate()
  const params = useMemo(() => new URLSearchParams(search), [search])
  const ids = useMemo(
    () =>
      (params.get('ids') ?? '')
        .split(',')
        .filter((id) => /^[1-9]\d*$/.test(id))
        .slice(0, AT_MOST),
    [params],
  )
  const sizeParam = params.get('size') ?? ''
  const size: Size = isSize(sizeParam) ? sizeParam : SIZES[0]
  const choose = (next: Size) => navigate(`${pathname}?ids=${ids.join(',')}&size=${next}`, { replace: true })
  const [, , , of = ''] = pathname.split('/')
  const named = metaNamed(of)
  return { meta: named?.qr ? named : metaOf('equipment'), ids, size, choose }
}

function Labels() {
  const { t } = useTranslation()
  const { plants, currentPlantId } = useMe()
  const { meta, ids, size, choose } = useSheet()
  use(loadWords(meta.area))
  const words = useWords(meta)
  const site = useSiteAddress()
  const { data, error, refetch } = useQuery(labelsDocument(meta), {
    variables: { filter: { id: { in: ids } }, page: { no: 1, size: AT_MOST } },
    skip: !ids.length,
    context: SHOWN_HERE,
  })
  const found = new Map((data?.page.items ?? []).map((row) => [row.id, row]))
  const rows = ids.flatMap((id) => found.get(id) ?? [])
  const plant = plants.find((one) => one.id === currentPlantId)?.name ?? ''
  const isReady = Boolean(site) && rows.length > 0
  return (
    <PrintFrame
      title={t('labels.title', { name: words.title })}
      fileName={t('labels.title', { name: words.title })}
      isReady={isReady}
      isWide
      sheet={pageOf(size)}
      hint={t('labels.hint')}
      tools={
        <>
          <span className="note">{t('labels.count', { count: rows.length })}</span>
          <fieldset className={controlsStyles.segments} data-slot="spans">
            <legend className="visually-hidden">{t('labels.size')}</legend>
            {SIZES.map((one) => (
              <button key={one} type="button" className="thumb" aria-pressed={one === size} onClick={() => choose(one)}>
                {t(`labels.sizes.${one}`)}
              </button>
            ))}
          </fieldset>
        </>
      }
    >
      {error && !data && <Failed failure={failureOf(error)} onRetry={() => void refetch().catch(() => undefined)} />}
      {!ids.length && <Empty icon="qr" title={t('labels.none')} hint={t('labels.noneHint')} />}
      {ids.length > 0 && !isReady && !error && !data && <Skeleton lines={6} label={t('screens.list.loading')} />}
      {data && !rows.length && <Empty icon="qr" title={t('labels.gone')} hint={t('labels.goneHint')} />}
      {isReady &&
        sheetsOf(rows, size).map((sheet) => (
          <ol className={`flow gap-xl ${styles.labelSheet}`} data-size={size} key={sheet[0]?.id}>
            {sheet.map((row) => (
              <Label key={row.id} {...{ meta, row, words, plant }} address={`${site}/q/${row['qrCode']}`} />
            ))}
          </ol>
        ))}
    </PrintFrame>
  )
}

export const PrintLabels = themed(Labels)
