/**
 * Each `x.graphql` of the apps becomes `gen/x.ts` beside it: results, variables and documents, so that a chunk of a bundle holds what it uses
 * and nothing else. Documents of the generic screens are built from metadata at run time. Read by server/tools/generate/documentModules.ts.
 */
export default {
  /** Options of the plugins of graphql-codegen. */
  config: {
    scalars: { ID: 'string', DateTime: 'string', Date: 'string', Time: 'string' },
    strictScalars: true,
    arrayInputCoercion: false,
    immutableTypes: true,
    importExtension: '.ts',
    importSchemaTypesFrom: 'console/kit/gen/inputs.ts',
  },
  /** The enums and input types of all documents. */
  inputs: 'console/kit/gen/inputs.ts',
  documents: ['console/**/*.graphql', 'bigscreen/**/*.graphql'],
  /** What is sent with `fetch` is text, what Apollo sends is a syntax tree. */
  texts: [
    'console/kit/session/signIn.graphql',
    'console/playground/*.graphql',
    'console/shell/palette/otherNames.graphql',
    'bigscreen/**/*.graphql',
  ],
  /** Shown and never sent by code. */
  shown: ['console/playground/examples/**'],
} as const
