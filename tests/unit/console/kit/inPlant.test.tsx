// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { InPlant } from '../../../../console/kit/overlays/Sheet.tsx'
import { type Me, MeContext } from '../../../../console/kit/session/me.ts'

const plants = [
  { id: '1', name: '苏州印刷一厂' },
  { id: '2', name: '佛山装饰纸厂' },
]
const told = (count: number, scope: 'plant' | 'global') =>
  renderToStaticMarkup(
    <MeContext value={{ plants: plants.slice(-count), currentPlantId: '2' } as unknown as Me}>
      <InPlant meta={{ scope }} />
    </MeContext>,
  )

describe('a dialog that does something to records of a plant', () => {
  it('names the plant to whoever works in several', () => {
    expect(told(2, 'plant')).toContain('佛山装饰纸厂')
    expect(told(2, 'plant')).toContain('data-hue="1"')
  })

  it('does not to whoever knows one alone, nor where all plants share the records', () => {
    expect([told(1, 'plant'), told(2, 'global')]).toEqual(['', ''])
  })
})
