import { link, shape, text } from '../../kernel/index.ts'

/** How anything that is told of several plants names one of them. */
export const plantRef = shape('PlantRef', 'A plant by its name.', {
  id: link('plant', { says: 'Its id.' }),
  name: text({ says: 'Its name.' }),
})
