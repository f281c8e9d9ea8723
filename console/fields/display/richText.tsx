import { createElement, Fragment, type ReactNode } from 'react'
import { parsedHtml } from './plainText.ts'
import * as styles from './richText.module.css'

/** The tags that the server allows (`server/store/schema/richText.ts`). Of any other only the text is shown. */
const TAGS = new Set(['p', 'br', 'strong', 'em', 'u', 's', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'a'])
const SAFE_ADDRESS = /^(?:https?|mailto|tel):/i

function drawn(node: Node, key: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent
  if (!(node instanceof Element)) return null
  const children = [...node.childNodes].map(drawn)
  const tag = node.localName
  if (!TAGS.has(tag)) return <Fragment key={key}>{children}</Fragment>
  if (tag === 'br') return <br key={key} />
  const href = tag === 'a' ? node.getAttribute('href') : null
  const link = href && SAFE_ADDRESS.test(href) ? { href, target: '_blank', rel: 'noreferrer noopener' } : {}
  return createElement(tag, { key, ...link }, ...children)
}

/** Renders a formatted text as React elements, never as raw HTML. */
export const RichText = ({ html }: { html: string }) => (
  <div className={styles.rich} data-slot="rich-text">
    {[...parsedHtml(html).childNodes].map(drawn)}
  </div>
)
