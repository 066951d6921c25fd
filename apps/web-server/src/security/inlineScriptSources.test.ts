import { describe, expect, it } from 'vitest';
import { createPageTemplate } from '../page/pageTemplate.ts';
import { inlineScriptSources } from './securityHeaders.ts';

const PAGE = `<head><title>Brand</title><script type="application/json" id="runtime-config">"__RUNTIME_CONFIG__"</script>
<script>alert('Hello, world.');</script><script type="module" src="/a.js"></script></head><div id="root"></div>`;

describe('inlineScriptSources', () => {
  it('hashes inline scripts, but neither data elements nor external scripts', () => {
    // The example in the Content Security Policy specification.
    expect(inlineScriptSources(PAGE)).toEqual(["'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='"]);
  });

  it('does not depend on the configuration', () => {
    const filled = createPageTemplate(PAGE, { title: '</script><script>steal()</script>' }).empty;
    expect(inlineScriptSources(filled)).toEqual(inlineScriptSources(PAGE));
  });
});
