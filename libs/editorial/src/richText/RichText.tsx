import { Link } from '@tv/ssr';
import { ChevronDownIcon, TextLink } from '@tv/ui';
import type { Block, Inline, Question } from '../page/editorialPage.ts';
import questionStyles from './QuestionList.module.css';
import styles from './RichText.module.css';

/** Splits before each level 2 heading. */
export function splitAtHeadings(blocks: readonly Block[]): readonly (readonly Block[])[] {
  const parts: Block[][] = [];
  for (const block of blocks) {
    const last = parts.at(-1);
    const isNew = block.kind === 'heading' && block.level === 2;
    if (last === undefined || isNew) parts.push([block]);
    else last.push(block);
  }
  return parts;
}

function InlinePart({ part }: { readonly part: Inline }) {
  if (typeof part === 'string') return part;
  const children = <InlineParts parts={part.parts} />;
  switch (part.kind) {
    case 'strong':
      return <strong>{children}</strong>;
    case 'emphasis':
      return <em>{children}</em>;
    case 'link':
      return part.to.startsWith('/') ? (
        <TextLink as={Link} to={part.to}>
          {children}
        </TextLink>
      ) : (
        <TextLink href={part.to}>{children}</TextLink>
      );
  }
}

/** Stable keys: the text never changes. */
function InlineParts({ parts }: { readonly parts: readonly Inline[] }) {
  return parts.map((part, index) => <InlinePart key={index} part={part} />);
}

function ListItem({ blocks }: { readonly blocks: readonly Block[] }) {
  // A single line needs no paragraph.
  return blocks.map((block, index) =>
    block.kind === 'paragraph' && index === 0 ? (
      <InlineParts key={index} parts={block.parts} />
    ) : (
      <TextBlock key={index} block={block} />
    ),
  );
}

function TextBlock({ block }: { readonly block: Block }) {
  switch (block.kind) {
    case 'heading': {
      const Heading = block.level === 2 ? 'h2' : 'h3';
      return (
        <Heading id={block.id}>
          <InlineParts parts={block.parts} />
        </Heading>
      );
    }
    case 'paragraph':
      return (
        <p>
          <InlineParts parts={block.parts} />
        </p>
      );
    case 'list': {
      const List = block.isOrdered ? 'ol' : 'ul';
      return (
        <List>
          {block.items.map((item, index) => (
            <li key={index}>
              <ListItem blocks={item} />
            </li>
          ))}
        </List>
      );
    }
    case 'note':
      return (
        <aside className={styles.note} aria-label="Merk">
          <Blocks blocks={block.blocks} />
        </aside>
      );
    case 'questions':
      return <QuestionList questions={block.questions} />;
  }
}

/** Collapsible questions. `details` needs no JavaScript, and browsers open it for the answer's id. */
function QuestionList({ questions }: { readonly questions: readonly Question[] }) {
  return (
    <div className={questionStyles.questions}>
      {questions.map(({ id, title, answer }) => (
        <details key={id} className={questionStyles.question}>
          <summary className={questionStyles.title}>
            <h3>{title}</h3>
            <ChevronDownIcon className={questionStyles.mark} />
          </summary>
          <div id={id} className={questionStyles.answer}>
            <Blocks blocks={answer} />
            <p className={questionStyles.address}>
              <TextLink href={`#${id}`} variant="quiet" aria-label={`Lenke til svaret på «${title}»`}>
                Lenke til svaret
              </TextLink>
            </p>
          </div>
        </details>
      ))}
    </div>
  );
}

function Blocks({ blocks }: { readonly blocks: readonly Block[] }) {
  return blocks.map((block, index) => <TextBlock key={index} block={block} />);
}

/** A text split at level 2 headings, in columns. */
export function RichTextSections({ blocks }: { readonly blocks: readonly Block[] }) {
  return (
    <div className={styles.parts}>
      {splitAtHeadings(blocks).map((part, index) => (
        <RichText key={index} blocks={part} />
      ))}
    </div>
  );
}

/** Lines of about 66 characters. */
export function RichText({ blocks }: { readonly blocks: readonly Block[] }) {
  return (
    <div className={styles.text}>
      <Blocks blocks={blocks} />
    </div>
  );
}
