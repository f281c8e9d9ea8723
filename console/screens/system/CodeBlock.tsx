import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Nothing } from '../../fields/display/cells.tsx'
import { copyText } from '../../kit/browser/copyText.ts'
import { Button } from '../../kit/looks/Button.tsx'
import * as codeStyles from '../../kit/looks/code.module.css'
import { Icon } from '../../kit/looks/icons.tsx'
import { pretty } from './logs/changes.ts'
import * as logsStyles from './logs/logs.module.css'

/** What went over the wire, set out for reading and ready to be copied. */
export function CodeBlock({ text }: { text: string | null }) {
  const { t } = useTranslation()
  const [isCopied, setIsCopied] = useState(false)
  if (!text) return <Nothing />
  const shown = pretty(text)
  return (
    <div className={`anchor ${logsStyles.codeBlock}`}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <pre className={`rounded ${codeStyles.code}`} tabIndex={0}>
        {shown}
      </pre>
      <Button size="xs" onClick={() => void copyText(shown).then(setIsCopied)}>
        <Icon name={isCopied ? 'tick' : 'copy'} size={13} />
        {t(isCopied ? 'screens.oneTime.copied' : 'screens.oneTime.copy')}
      </Button>
    </div>
  )
}
