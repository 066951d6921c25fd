import path from 'node:path';
import { bannedNames, bannedWordIn } from './bannedNames.js';

/** Nodes that declare a name. Uses are not reported, since other packages choose their own names. */
const declaringNodes = [
  'VariableDeclarator > Identifier.id',
  'VariableDeclarator > ObjectPattern Property > Identifier.value',
  'ArrayPattern > Identifier',
  ':function > Identifier.params',
  ':function > AssignmentPattern.params > Identifier.left',
  ':function > ObjectPattern.params Property > Identifier.value',
  'FunctionDeclaration > Identifier.id',
  'ClassDeclaration > Identifier.id',
  'TSInterfaceDeclaration > Identifier.id',
  'TSTypeAliasDeclaration > Identifier.id',
  'TSPropertySignature > Identifier.key',
  'TSMethodSignature > Identifier.key',
  'PropertyDefinition > Identifier.key',
  'MethodDefinition > Identifier.key',
].join(', ');

/** @type {import('eslint').Rule.RuleModule} */
const standardTerms = {
  meta: {
    type: 'suggestion',
    docs: { description: 'Names use the terms of the field, see docs/glossary.md.' },
    messages: {
      name: "'{{name}}' contains '{{word}}'. Use {{instead}}; docs/glossary.md lists the terms.",
    },
    schema: [],
  },
  create(context) {
    /** @type {(node: import('estree').Node, name: string) => void} */
    const check = (node, name) => {
      const word = bannedWordIn(name);
      if (word !== undefined)
        context.report({ node, messageId: 'name', data: { name, word, instead: bannedNames[word] ?? '' } });
    };
    return {
      Program: (node) => check(node, path.basename(context.filename).replace(/\..*$/, '')),
      [declaringNodes]: (/** @type {import('estree').Identifier} */ node) => check(node, node.name),
    };
  },
};

/** ESLint plugin with the rule `language/standard-terms`. */
export const languagePlugin = { rules: { 'standard-terms': standardTerms } };
