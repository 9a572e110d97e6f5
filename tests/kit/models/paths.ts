/**
 * How a model of a machine is defined, and how its paths are generated and walked. One model per machine: the payloads
 * of its events, the possible responses of its services, the assertions for its states.
 */
export { coveringPaths, type Cover, type Path } from '../../../scripts/paths/cover.ts'
export { layerModel, type Beyond } from '../../../scripts/paths/layer.ts'
export type { BrowserStage } from '../../../scripts/paths/layers/browser.ts'
export type { HttpStage } from '../../../scripts/paths/layers/http.ts'
export {
  pathModel,
  type AnyPathModel,
  type PathModel,
  type ServiceSamples,
  type StatePath,
  type Step,
} from '../../../scripts/paths/model.ts'
export { walk } from '../../../scripts/paths/walk.ts'
