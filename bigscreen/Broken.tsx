import * as pairingStyles from './Pairing.module.css'
import { knownLanguage } from './pairing.ts'
import { word } from './words.ts'

/** Stands outside everything that could have failed: no store, no context. */
export function Broken({ part = false }: { part?: boolean }) {
  const language = knownLanguage()
  return (
    <div className={part ? `${pairingStyles.broken} ${pairingStyles.part}` : pairingStyles.broken} role="alert">
      <b>{word(language, part ? 'broken.panel' : 'broken.title')}</b>
      <span>{word(language, 'broken.text')}</span>
    </div>
  )
}
