import { FileGallery } from '../../fields/files/FileGallery.tsx'
import { sizeText } from '../../kit/words/sizeText.ts'
import { defineScreen } from '../../resource/defineScreen.ts'
import { ResourceWord } from './logs/logs.tsx'

export default defineScreen('file', {
  widths: { name: 260, fileType: 150, bytes: 100, ownerName: 120, ownerId: 96 },
  cells: {
    bytes: (value) => sizeText(value),
    ownerName: (value) => <ResourceWord name={value} />,
    ownerId: (value) => (value === null ? undefined : `#${value}`),
  },
  hiddenFields: ['fileURL', 'thumbURL', 'ownerField', 'sha256'],
  tabs: { content: (row) => <FileGallery files={[row]} /> },
})
