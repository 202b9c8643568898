// Makes the embedded database's files survive a power cut: the engine as shipped never asks the disk to flush.
import { fsyncSync } from 'node:fs'
import { NodeFS } from '@electric-sql/pglite/nodefs'

type Start = Awaited<ReturnType<NodeFS['init']>>['emscriptenOpts']
type Module = { NODEFS: { stream_ops: { fsync?: (stream: { nfd: number }) => number } } }

export class DurableNodeFS extends NodeFS {
  override async init(...args: Parameters<NodeFS['init']>): Promise<{ emscriptenOpts: Start }> {
    const { emscriptenOpts } = await super.init(...args)
    const flush = (module: Module) => {
      module.NODEFS.stream_ops.fsync = (stream) => {
        fsyncSync(stream.nfd)
        return 0
      }
    }
    const preRun = [...(emscriptenOpts.preRun as ((m: Module) => void)[]), flush]
    return { emscriptenOpts: { ...emscriptenOpts, preRun } }
  }
}
