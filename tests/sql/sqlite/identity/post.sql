select id from post order by sort_order asc, id asc limit ?
select count(*) from post
--   SCAN post USING COVERING INDEX post__sort_order_id_ix

order by sort_order desc, id desc
--   SCAN post USING COVERING INDEX post__sort_order_id_ix

order by id asc -- id
select row_groups(10000, 1, 0, status) from post -- group_status, group_measures
select row_groups(10000, 1, 1, (created_at + 62167420800000) / 86400000 - 719530) from post -- group_created_at
select row_groups(10000, 1, 1, (updated_at + 62167420800000) / 86400000 - 719530) from post -- group_updated_at
--   SCAN post

and id = ?
--   SEARCH post USING INTEGER PRIMARY KEY (rowid=?)

and id in (?, …)
--   SEARCH post USING INTEGER PRIMARY KEY (rowid=?)
--   USE TEMP B-TREE FOR ORDER BY

and {} = ? -- {}: post_name, post_code
--   SEARCH post USING INDEX post__{}_uq ({}=?)

and {} is null -- {}: post_name, post_code
and {} like ? escape '\' -- {}: post_name, post_code
and {} = ? -- {}: status
and {} in (?, …) -- {}: status
and {} >= ? and {} <= ? -- {}: created_at, updated_at
and (post_name like ? escape '\' and (post_name like ? escape '\' or squeezed(post_name) like ? escape '\'))
  or (post_code like ? escape '\' and (post_code like ? escape '\' or squeezed(post_code) like ? escape '\'))
-- keyword
--   SCAN post USING INDEX post__sort_order_id_ix

and {} in (?, …) -- {}: post_name, post_code
--   SEARCH post USING INDEX post__{}_uq ({}=?)
--   USE TEMP B-TREE FOR ORDER BY

select max(id) from post -- group_status, group_created_at, group_updated_at, group_measures
--   SEARCH post
