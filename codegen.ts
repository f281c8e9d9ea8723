import type { CodegenConfig } from '@graphql-codegen/cli'
import { documentsBeside } from './server/tools/generate/documentModules.ts'

const config = {
  scalars: { ID: 'string', DateTime: 'string', Date: 'string', Time: 'string' },
  strictScalars: true,
  arrayInputCoercion: false,
  immutableTypes: true,
  importExtension: '.ts' as const,
  importSchemaTypesFrom: 'console/kit/gen/inputs.ts',
}

/**
 * Each `x.graphql` becomes `gen/x.ts` beside it: results, variables and documents, so that a chunk of a bundle holds what it uses and nothing
 * else. `inputs.ts` has the enums and input types of all. What is sent with `fetch` is text, what Apollo sends is a syntax tree. Documents
 * of the generic screens are built from metadata at run time.
 */
const text = ['console/kit/signIn.graphql', 'console/playground/*.graphql', 'console/shell/palette/otherNames.graphql']
const codegen: CodegenConfig = {
  schema: 'schema.graphql',
  generates: {
    'console/kit/gen/inputs.ts': {
      documents: ['console/**/*.graphql', 'bigscreen/**/*.graphql'],
      plugins: ['typescript-operations'],
      // The playground's examples are named as the operations are that they show.
      config: {
        ...config,
        importSchemaTypesFrom: '',
        generateOperationTypes: false,
        skipDocumentsValidation: { skipDuplicateValidation: true, ignoreRules: ['UniqueOperationNames'] },
      },
    },
    'console/': {
      documents: ['console/**/*.graphql', '!console/playground/examples/**', ...text.map((path) => `!${path}`)],
      preset: documentsBeside('tree'),
      config,
    },
    './': { documents: [...text, 'bigscreen/**/*.graphql'], preset: documentsBeside('text'), config },
  },
}
export default codegen
