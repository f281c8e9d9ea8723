import { useQuery } from '@apollo/client/react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { Button } from '../../kit/Button.tsx'
import { failureOf } from '../../kit/failure.ts'
import { Icon } from '../../kit/icons.tsx'
import { useMe } from '../../kit/me.ts'
import { nonce } from '../../kit/nonce.ts'
import { themed } from '../../kit/Ui.tsx'
import * as spansStyles from '../../resource/spans.module.css'
import { Empty, Failed, Skeleton } from '../../resource/states.tsx'
import { useSiteAddress } from '../../resource/useSiteAddress.ts'
import { SHOWN_HERE } from '../../resource/write.ts'
import { LabelledMachinesDocument } from './gen/labels.ts'
import * as labelStyles from './Label.module.css'
import { Label } from './Label.tsx'
import { isSize, pageOf, SIZES, type Size, sheetsOf } from './labelSizes.ts'
import * as styles from './labels.module.css'

const AT_MOST = 200

/** The address says which machines and on what paper: a sheet can be sent to whoever has the printer. */
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
  const asked = params.get('size') ?? ''
  const size: Size = isSize(asked) ? asked : SIZES[0]
  const choose = (next: Size) => navigate(`${pathname}?ids=${ids.join(',')}&size=${next}`, { replace: true })
  return { ids, size, choose }
}

function Labels() {
  const { t } = useTranslation()
  const { plants, currentPlantId } = useMe()
  const { ids, size, choose } = useSheet()
  const site = useSiteAddress()
  const { data, error, refetch } = useQuery(LabelledMachinesDocument, {
    variables: { filter: { id: { in: ids } }, page: { no: 1, size: AT_MOST } },
    skip: !ids.length,
    context: SHOWN_HERE,
  })
  const found = new Map((data?.page.items ?? []).map((machine) => [machine.id, machine]))
  const machines = ids.flatMap((id) => found.get(id) ?? [])
  const plant = plants.find((one) => one.id === currentPlantId)?.name ?? ''
  const isReady = Boolean(site) && machines.length > 0
  return (
    <section className={styles.labels} aria-label={t('labels.title')}>
      <style nonce={nonce}>{pageOf(size)}</style>
      <header className={styles.labelsBar}>
        <h1>{t('labels.title')}</h1>
        <span>{t('labels.count', { count: machines.length })}</span>
        <span className="grow" />
        <fieldset className={spansStyles.spans} data-slot="spans">
          <legend className="visually-hidden">{t('labels.size')}</legend>
          {SIZES.map((one) => (
            <button key={one} type="button" className="thumb" aria-pressed={one === size} onClick={() => choose(one)}>
              {t(`labels.sizes.${one}`)}
            </button>
          ))}
        </fieldset>
        <Button variant="solid" tone="brand" disabled={!isReady} onClick={() => window.print()}>
          <Icon name="printer" />
          {t('labels.print')}
        </Button>
      </header>
      <p className={styles.labelsHint}>{t('labels.hint')}</p>
      {error && !data && <Failed failure={failureOf(error)} onRetry={() => void refetch().catch(() => undefined)} />}
      {!ids.length && <Empty icon="qr" title={t('labels.none')} hint={t('labels.noneHint')} />}
      {ids.length > 0 && !isReady && !error && !data && <Skeleton lines={6} label={t('screens.list.loading')} />}
      {data && !machines.length && <Empty icon="qr" title={t('labels.gone')} hint={t('labels.goneHint')} />}
      {isReady &&
        sheetsOf(machines, size).map((sheet) => (
          <ol className={labelStyles.labelSheet} data-size={size} key={sheet[0]?.id}>
            {sheet.map((machine) => (
              <Label key={machine.id} machine={machine} address={`${site}/q/${machine.qrCode}`} plant={plant} />
            ))}
          </ol>
        ))}
    </section>
  )
}

export const PrintLabels = themed(Labels)
