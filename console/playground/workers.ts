import EditorWorker from 'monaco-editor/esm/vs/editor/editor.worker.js?worker'
import JsonWorker from 'monaco-editor/esm/vs/language/json/json.worker.js?worker'
import GraphQLWorker from 'monaco-graphql/esm/graphql.worker.js?worker'

/* Imported here rather than from GraphiQL's own set-up file, whose maintainers warn that bundlers optimise its workers away. */
self.MonacoEnvironment = {
  getWorker(_id: string, label: string) {
    if (label === 'json') return new JsonWorker()
    if (label === 'graphql') return new GraphQLWorker()
    return new EditorWorker()
  },
}
