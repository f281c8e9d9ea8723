import { type ReactNode, useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { copyText } from '../../kit/browser/copyText.ts'
import { Button } from '../../kit/looks/Button.tsx'
import { Icon } from '../../kit/looks/icons.tsx'
import { toast } from '../../kit/overlays/toast.ts'
import { useMe } from '../../kit/session/me.ts'
import { pageAt, pagesOf } from '../../kit/session/navigation.ts'
import { metaNamed } from '../../resource/meta.ts'
import { meaningOf, pathOfCode } from './meaning.ts'
import { type DeactivationBlocker, Scanner } from './Scanner.tsx'
import { useKnown } from './useKnown.ts'

function CopyButton({ text }: { text: string }) {
  const { t } = useTranslation()
  const copy = async () => {
    const isDone = await copyText(text)
    toast({ type: isDone ? 'success' : 'warning', title: t(isDone ? 'phone.scan.copied' : 'phone.scan.copyFailed'), id: 'copied' })
  }
  return (
    <Button size="md" onClick={() => void copy()}>
      <Icon name="copy" />
      {t('phone.scan.copy')}
    </Button>
  )
}

interface OpenScannerProps {
  title: string
  onClose: () => void
  /** An alternative to scanning. */
  children?: (open: (path: string) => void) => ReactNode
}

const KEYWORD_LONGEST = 64
const LABEL_LONGEST = 500

/** Scans a label and opens its record in the console. Other codes are shown as text. */
export function OpenScanner({ title, onClose, children }: OpenScannerProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const known = useKnown()
  const here = useListHere()
  const open = useCallback(
    (path: string) => {
      onClose()
      navigate(path)
    },
    [navigate, onClose],
  )
  const take = async (scanned: string): Promise<DeactivationBlocker | null> => {
    const meaning = meaningOf(scanned)
    if (meaning.kind === 'text') {
      // Labels of suppliers may name something that records here are about.
      const isKnown = meaning.text.length <= LABEL_LONGEST && (await known(meaning.text).catch(() => null))
      if (isKnown) {
        open(pathOfCode(meaning.text))
        return null
      }
      return { text: meaning.text, message: t('phone.scan.other'), actions: <CopyButton text={meaning.text} /> }
    }
    const { code, isLabel } = meaning
    // When the request fails, the target page retries and shows the error.
    const isOurs = isLabel || (await known(code).catch(() => true))
    if (!isOurs) return { text: code, message: t('phone.scan.unknown'), actions: <Search path={here} keyword={code} open={open} /> }
    open(pathOfCode(code))
    return null
  }
  return (
    <Scanner title={title} onClose={onClose} take={take}>
      {children?.(open)}
    </Scanner>
  )
}

/** The path of the list on the screen; null when the page is no list. */
function useListHere(): string | null {
  const { menus } = useMe()
  const { pathname } = useLocation()
  const node = pageAt(pagesOf(menus), pathname)?.node
  return node && metaNamed(node.component) ? node.path : null
}

function Search({ path, keyword, open }: { path: string | null; keyword: string; open: (path: string) => void }) {
  const { t } = useTranslation()
  if (!path || keyword.length > KEYWORD_LONGEST) return <CopyButton text={keyword} />
  return (
    <Button size="md" onClick={() => open(`${path}?keyword=${encodeURIComponent(keyword)}`)}>
      <Icon name="search" />
      {t('phone.scan.searchHere')}
    </Button>
  )
}
