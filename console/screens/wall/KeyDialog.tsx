import { useApolloClient } from '@apollo/client/react'
import { QrCode } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { operation } from '../../kit/document.ts'
import { type Failure, failureOf } from '../../kit/failure.ts'
import { Icon } from '../../kit/icons.tsx'
import { sentenceOf } from '../../kit/notices.tsx'
import { Button } from '../../resource/Button.tsx'
import { copyText } from '../../resource/detail/copyText.ts'
import { Sheet } from '../../resource/form/Sheet.tsx'
import { metaOf } from '../../resource/meta.ts'
import { forget, SHOWN_HERE } from '../../resource/write.ts'

const issueDocument = operation('mutation', 'IssueWallDisplayKey', { id: 'ID!' }, 'issued:issueWallDisplayKey{key url}')

interface Issued {
  key: string
  url: string
}

/** A key is made when asked for and shown this once: the server keeps only its hash. */
export function KeyDialog({ id, title, isNew, onDone }: { id: string; title: string; isNew: boolean; onDone: () => void }) {
  const { t } = useTranslation()
  const { issued, failure, isBusy, issue } = useIssue(id)
  const footer = issued ? (
    <Button size="md" variant="solid" tone="brand" onClick={onDone}>
      {t('screens.wall.done')}
    </Button>
  ) : (
    <>
      <Button size="md" onClick={onDone}>
        {t('screens.form.cancel')}
      </Button>
      <Button size="md" variant="solid" tone="brand" disabled={isBusy} onClick={() => void issue()}>
        <Icon name="key" />
        {t('screens.wall.make')}
      </Button>
    </>
  )
  return (
    <Sheet title={t('screens.wall.title', { title })} onClose={onDone} footer={footer} size="small" isSticky>
      {issued ? (
        <Link url={new URL(issued.url, location.origin).href} />
      ) : (
        <p className="plain">{t(isNew ? 'screens.wall.explain' : 'screens.wall.explainAgain')}</p>
      )}
      {failure && (
        <div className="banner" data-tone="danger" role="alert">
          <Icon name="alert" />
          <div>
            <b>{sentenceOf(failure)}</b>
          </div>
        </div>
      )}
    </Sheet>
  )
}

function Link({ url }: { url: string }) {
  const { t } = useTranslation()
  const [isCopied, setIsCopied] = useState(false)
  return (
    <div className="wall-key">
      <div className="banner" data-tone="warning" role="status">
        <Icon name="alert" />
        <div>
          <b>{t('screens.wall.once')}</b>
          <span>{t('screens.wall.onceHint')}</span>
        </div>
      </div>
      <QrCode.Root unstyled value={url} className="qr" aria-label={t('screens.wall.qr')} role="img">
        <QrCode.Frame>
          <QrCode.Pattern />
        </QrCode.Frame>
      </QrCode.Root>
      <div className="key-line">
        <input className="box" readOnly value={url} aria-label={t('screens.wall.link')} onFocus={(event) => event.target.select()} />
        <Button size="md" onClick={() => void copyText(url).then(setIsCopied)}>
          <Icon name={isCopied ? 'tick' : 'copy'} />
          {t(isCopied ? 'screens.wall.copied' : 'screens.wall.copy')}
        </Button>
      </div>
    </div>
  )
}

function useIssue(id: string) {
  const client = useApolloClient()
  const [issued, setIssued] = useState<Issued | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const sending = useRef(false)
  const issue = async () => {
    if (sending.current) return
    sending.current = true
    setIsBusy(true)
    setFailure(null)
    try {
      const { data } = await client.mutate<{ issued: Issued }>({
        mutation: issueDocument,
        variables: { id },
        context: SHOWN_HERE,
        fetchPolicy: 'no-cache',
        update: (cache) => forget(cache, metaOf('wallDisplay')),
      })
      setIssued(data?.issued ?? null)
    } catch (error) {
      setFailure(failureOf(error))
    } finally {
      sending.current = false
      setIsBusy(false)
    }
  }
  return { issued, failure, isBusy, issue }
}
