import { Fragment } from 'react';
import { Link } from '@tv/rendering';
import { TextLink } from '@tv/ui';
import type { Block, Inline } from '../page/writtenPage.ts';
import { Questions } from './Questions.tsx';
import styles from './Text.module.css';
import { partsOf } from './partsOf.ts';

function Piece({ part }: { readonly part: Inline }) {
  if (typeof part === 'string') return part;
  const words = <Words parts={part.parts} />;
  switch (part.kind) {
    case 'strong':
      return <strong>{words}</strong>;
    case 'emphasis':
      return <em>{words}</em>;
    case 'link':
      return part.to.startsWith('/') ? (
        <TextLink as={Link} to={part.to}>
          {words}
        </TextLink>
      ) : (
        <TextLink href={part.to}>{words}</TextLink>
      );
  }
}

/** Stable keys: the text never changes. */
function Words({ parts }: { readonly parts: readonly Inline[] }) {
  return parts.map((part, place) => <Piece key={place} part={part} />);
}

function Item({ blocks }: { readonly blocks: readonly Block[] }) {
  // A single line needs no paragraph.
  return blocks.map((block, place) =>
    block.kind === 'paragraph' && place === 0 ? (
      <Words key={place} parts={block.parts} />
    ) : (
      <TextBlock key={place} block={block} />
    ),
  );
}

function TextBlock({ block }: { readonly block: Block }) {
  switch (block.kind) {
    case 'heading': {
      const Heading = block.level === 2 ? 'h2' : 'h3';
      return (
        <Heading id={block.id}>
          <Words parts={block.parts} />
        </Heading>
      );
    }
    case 'paragraph':
      return (
        <p>
          <Words parts={block.parts} />
        </p>
      );
    case 'list': {
      const List = block.isOrdered ? 'ol' : 'ul';
      return (
        <List>
          {block.items.map((item, place) => (
            <li key={place}>
              <Item blocks={item} />
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
      return <Questions questions={block.questions} drawAnswer={(answer) => <Blocks blocks={answer} />} />;
  }
}

/** Renders blocks in order. */
export function Blocks({ blocks }: { readonly blocks: readonly Block[] }) {
  return blocks.map((block, place) => (
    <Fragment key={place}>
      <TextBlock block={block} />
    </Fragment>
  ));
}

/** A text split at level 2 headings, in columns. */
export function TextInParts({ blocks }: { readonly blocks: readonly Block[] }) {
  return (
    <div className={styles.parts}>
      {partsOf(blocks).map((part, place) => (
        <Text key={place} blocks={part} />
      ))}
    </div>
  );
}

/** Lines of about 66 characters. */
export function Text({ blocks }: { readonly blocks: readonly Block[] }) {
  return (
    <div className={styles.text}>
      <Blocks blocks={blocks} />
    </div>
  );
}
