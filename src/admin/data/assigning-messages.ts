import type { Messages } from '#model/messages.ts';

/** What the page of a launch says of the learners that it is assigned to. */
export const assigningMessages: Messages = {
  'launchUser.accessedAt.future': 'Please enter a time that has come already',
  'programLaunch.users.over': 'This launch is over: nobody is assigned to it or taken off any more',
  'assigning.lists': 'Assigned and available',
  'assigning.mapped': 'Assigned',
  'assigning.available': 'Audience not assigned',
  'assigning.upload': 'Upload learners',
  'assigning.map': 'Assign',
  'assigning.map.title': 'Assign',
  'assigning.map.one': 'Assign {{name}} to {{environment}}',
  'assigning.map.marked': 'Assign marked',
  'assigning.map.all': 'Assign all that match ({{count}})',
  'assigning.map.ask': 'Do you want to assign {{environment}} to {{count}} {{names, inSentence}} of the audience?',
  'assigning.map.done': 'Assigned to {{environment}}: {{count}}',
  'assigning.map.partly': 'Assigned to {{environment}}: {{count}}; the others were assigned already',
  'assigning.map.none': 'Nobody of the audience is left to be assigned.',
  'assigning.unmap': 'Remove',
  'assigning.unmap.title': 'Remove',
  'assigning.unmap.one': 'Remove {{name}} from {{environment}}',
  'assigning.unmap.marked': 'Remove marked',
  'assigning.unmap.all': 'Remove all that match ({{count}})',
  'assigning.unmap.ask': 'Do you want to remove {{count}} {{names, inSentence}} from {{environment}}?',
  'assigning.unmap.done': 'Removed from {{environment}}: {{count}}',
  'assigning.unmap.partly': 'Removed from {{environment}}: {{count}}; the others were not assigned any more',
  'assigning.unmap.none': 'Nobody is assigned yet. Choose from the audience, or upload a file.',
};
