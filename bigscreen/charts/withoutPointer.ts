/* Stands in for @nivo/voronoi in the build (vite.shared.ts): what lines import of it and only draw where a pointer is. */

export const Mesh = () => null
export const useVoronoiMesh = () => ({})
export const renderVoronoiToCanvas = () => undefined
export const renderVoronoiCellToCanvas = () => undefined
