import { encode } from 'uqr'

const SVG = 'http://www.w3.org/2000/svg'

/** The QR code of an address, for the page of a browser that is too old (page.js), which loads this file alone. */
function drawCode(address: string, label: string) {
  const { data, size } = encode(address, { border: 2 })
  const svg = document.createElementNS(SVG, 'svg')
  const path = document.createElementNS(SVG, 'path')
  const squares = data.map((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')).join(''))
  const attributes: Record<string, string> = {
    viewBox: `0 0 ${size} ${size}`,
    width: '200',
    height: '200',
    role: 'img',
    'aria-label': label,
  }
  for (const name of Object.keys(attributes)) svg.setAttribute(name, attributes[name] ?? '')
  svg.style.background = '#fff'
  path.setAttribute('d', squares.join(''))
  svg.appendChild(path)
  return svg
}
Object.assign(window, { drawCode })
