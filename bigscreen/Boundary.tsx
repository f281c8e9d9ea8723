import { Component, type ReactNode } from 'react'
import { reloadSoon } from './screen.ts'

interface Props {
  readonly fallback: ReactNode
  readonly children: ReactNode
}

/** What breaks is shown as broken, alone, and the page then repairs itself by loading anew. (React knows boundaries only as classes.) */
export class Boundary extends Component<Props, { broken: boolean }> {
  override state = { broken: false }
  static getDerivedStateFromError = () => ({ broken: true })
  override componentDidCatch() {
    void reloadSoon()
  }
  override render() {
    return this.state.broken ? this.props.fallback : this.props.children
  }
}
