import { Component, type ReactNode } from 'react'
import { missingFeature } from '../../console/shared/oldBrowser/missingFeature.ts'
import { word } from '../language.tsx'
import * as pairingStyles from '../pairing/Pairing.module.css'
import { knownLanguage } from '../pairing/pairing.ts'
import { reloadWhenAvailable } from './screen.ts'

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

interface Props {
  readonly fallback: ReactNode
  readonly children: ReactNode
}

/** What breaks is shown as broken, alone, and the page then repairs itself by loading anew. (React knows boundaries only as classes.) */
export class Boundary extends Component<Props, { broken: boolean }> {
  override state = { broken: false }
  static getDerivedStateFromError = () => ({ broken: true })
  override componentDidCatch(error: unknown) {
    const name = missingFeature(error)
    // A browser that is too old is so after any number of reloads: the page that says so stays.
    if (name && window.tooOld) window.tooOld([name])
    else void reloadWhenAvailable()
  }
  override render() {
    return this.state.broken ? this.props.fallback : this.props.children
  }
}
