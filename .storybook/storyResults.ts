import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';

function resultsOf(module: TestModule) {
  const assertionResults = [...module.children.allTests()].map((test) => {
    const { state, errors } = test.result();
    return {
      title: test.name,
      fullName: test.fullName,
      ancestorTitles: test.fullName.split(' > ').slice(0, -1),
      status: state,
      duration: test.diagnostic()?.duration ?? 0,
      failureMessages: (errors ?? []).map(({ message }) => message),
    };
  });
  return {
    name: module.moduleId,
    status: module.state() === 'failed' ? 'failed' : 'passed',
    message: module
      .errors()
      .map(({ message }) => message)
      .join('\n'),
    assertionResults,
  };
}

/**
 * Vitest reporter: writes each project's results to `{folder}/{project}.json` in Vitest's JSON format. The
 * built-in one combines all brands and adds axe's full report to every test.
 */
export function storyResults(folder: string): Reporter {
  return {
    onTestRunEnd(modules) {
      mkdirSync(folder, { recursive: true });
      for (const [project, ofProject] of Map.groupBy(
        modules,
        (module) => module.project.config.name ?? 'storybook',
      )) {
        const testResults = ofProject.map(resultsOf);
        const tests = testResults.flatMap((file) => file.assertionResults);
        const count = (status: string) => tests.filter((test) => test.status === status).length;
        const report = {
          numTotalTests: tests.length,
          numPassedTests: count('passed'),
          numFailedTests: count('failed'),
          numPendingTests: count('skipped') + count('pending'),
          success: testResults.every((file) => file.status === 'passed'),
          testResults,
        };
        const name = project.replace(/ \(.*\)$/, '');
        writeFileSync(join(folder, `${name}.json`), JSON.stringify(report, undefined, 1));
      }
    },
  };
}
