export interface Word {
  text: string
  x: number
  y: number
  font: string
  color: string
  align: CanvasTextAlign
  baseline: CanvasTextBaseline
}
/** One drawing without its words, and the words. */
export interface Drawing {
  source: string
  left: number
  top: number
  width: number
  height: number
  words: readonly Word[]
}
export interface Paper {
  width: number
  height: number
  color: string
  quiet: string
  family: string
  drawings: readonly Drawing[]
}

/** What style sheets say of a drawing has to be written into it before it leaves the page. */
const DRAWN = ['fill', 'fill-opacity', 'stroke', 'stroke-width', 'stroke-dasharray', 'stroke-opacity', 'opacity', 'visibility'] as const
const ALIGN: Record<string, CanvasTextAlign> = { middle: 'center', end: 'right' }
const BASELINE: Record<string, CanvasTextBaseline> = { central: 'middle', 'text-before-edge': 'top' }

/** Images cannot use the page's fonts, a canvas can: so the words are taken out of the drawing and written by hand. */
function wordsOf(svg: SVGSVGElement): Word[] {
  const corner = svg.getBoundingClientRect()
  return [...svg.querySelectorAll('text')].flatMap((node) => {
    const at = node.getScreenCTM()
    const style = getComputedStyle(node)
    if (!at || !node.textContent || style.visibility === 'hidden' || style.opacity === '0') return []
    const own = (name: string) => Number.parseFloat(node.getAttribute(name) ?? '') || 0
    const { x, y } = new DOMPoint(own('x'), own('y')).matrixTransform(at)
    return {
      text: node.textContent,
      x: x - corner.left,
      y: y - corner.top,
      font: `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`,
      color: style.fill,
      align: ALIGN[style.textAnchor] ?? 'left',
      baseline: BASELINE[style.dominantBaseline] ?? 'alphabetic',
    }
  })
}

function sourceOf(svg: SVGSVGElement): string {
  const copy = svg.cloneNode(true) as SVGSVGElement
  const originals = svg.querySelectorAll<SVGElement>('*')
  copy.querySelectorAll<SVGElement>('*').forEach((node, at) => {
    const original = originals[at]
    if (!original) return
    const style = getComputedStyle(original)
    for (const name of DRAWN) node.style.setProperty(name, style.getPropertyValue(name))
  })
  for (const node of copy.querySelectorAll('text, title, [data-slot~=hit]')) node.remove()
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  return new XMLSerializer().serializeToString(copy)
}

function read(paper: HTMLElement): Paper {
  const { width, height, left, top } = paper.getBoundingClientRect()
  const { color, caretColor, fontFamily } = getComputedStyle(paper)
  const drawings = [...paper.querySelectorAll<SVGSVGElement>('svg[width]')].map((svg) => {
    const box = svg.getBoundingClientRect()
    const place = { left: box.left - left, top: box.top - top, width: box.width, height: box.height }
    return { ...place, source: sourceOf(svg), words: wordsOf(svg) }
  })
  return { width, height, color, quiet: caretColor, family: fontFamily, drawings }
}

/**
 * A chart as it looks on a light page, whatever this one looks like: pictures end up on paper and in messages. The page is light only
 * while it is read, in one breath and before anything is painted; a chart behind its table is drawn as well.
 */
export function onPaper(plot: HTMLElement): Paper {
  const root = document.documentElement
  const mode = root.getAttribute('data-mode')
  const paper = plot.cloneNode(true) as HTMLElement
  const width = Number(plot.querySelector('svg[width]')?.getAttribute('width')) || plot.clientWidth
  paper.style.cssText = `position:fixed;left:-99999px;top:0;width:${width}px;padding:0;color:var(--ink);caret-color:var(--ink-3)`
  root.setAttribute('data-mode', 'light')
  document.body.append(paper)
  try {
    return read(paper)
  } finally {
    paper.remove()
    if (mode === null) root.removeAttribute('data-mode')
    else root.setAttribute('data-mode', mode)
  }
}
