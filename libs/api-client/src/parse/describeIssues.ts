import { getDotPath, type BaseIssue } from 'valibot';

/** Validation issues in one line for a report: `links.details.id Invalid type: Expected string but …`. */
export function describeIssues(issues: readonly BaseIssue<unknown>[]): string {
  return issues.map((issue) => `${getDotPath(issue) ?? '(all)'} ${issue.message}`).join('; ');
}
