/** The part of libheif's JavaScript interface that is used here; the package ships types of its C functions only. */
declare module 'libheif-js/wasm-bundle.js' {
  interface Pixels {
    data: Uint8ClampedArray
    width: number
    height: number
  }
  interface Image {
    get_width(): number
    get_height(): number
    is_primary(): boolean
    /** Decodes into `pixels`, upright; calls back with null when that fails. */
    display(pixels: Pixels, done: (pixels: Pixels | null) => void): void
  }
  const libheif: {
    readonly ready: Promise<unknown>
    readonly HeifDecoder: new () => { decode(file: Uint8Array): Image[] }
  }
  export default libheif
}
