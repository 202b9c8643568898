// The browser build: everything under /business/assets, hashed, with a manifest that the page writer reads.
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  base: '/business/',
  plugins: [react()],
  build: {
    outDir: 'dist/web/business',
    emptyOutDir: true,
    manifest: 'manifest.json',
    target: 'es2022',
    modulePreload: { polyfill: false },
    cssCodeSplit: true,
    rolldownOptions: { input: { main: 'src/web/main.tsx' } },
  },
})
