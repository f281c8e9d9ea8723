select id from notice_receiver where plant_id = ? order by sort_order asc, id asc limit ?
select count(*) from notice_receiver where plant_id = ?
and id in (?, …) -- id
--   SEARCH notice_receiver USING COVERING INDEX notice_receiver__plant_sort_order_id_ix (plant_id=?)

order by sort_order desc, id desc
--   SEARCH notice_receiver USING COVERING INDEX notice_receiver__plant_sort_order_id_ix (plant_id=?)

order by id asc
--   SEARCH notice_receiver USING COVERING INDEX notice_receiver__plant_uq (plant_id=?)

and id = ?
--   SEARCH notice_receiver USING INTEGER PRIMARY KEY (rowid=?)

and {} = ? -- {}: type_id, user_id
and {} is null -- {}: user_id
--   SEARCH notice_receiver USING COVERING INDEX notice_receiver__plant_{}_sort_order_id_ix (plant_id=? AND {}=?)

and {} is null -- {}: type_id, name
and {} = ? -- {}: name, level, status
and {} in (?, …) -- {}: name, level, status
and {} like ? escape '\' -- {}: name
and ({} >= ? and {} <= ?) -- {}: level, created_at, updated_at
and (
  (name like ? escape '\' and (name like ? escape '\' or squeezed(name) like ? escape '\'))
    or (pinyin like ? escape '\' and (pinyin like ? escape '\' or squeezed(pinyin) like ? escape '\'))
)
-- keyword
--   SEARCH notice_receiver USING INDEX notice_receiver__plant_sort_order_id_ix (plant_id=?)

select merged.id as id
from (
  select 0 as rank, id, at0, at1
  from #1(
    select id as id, sort_order as at0, id as at1
    from notice_receiver
    where (plant_id = ? and {} = ?)
    order by sort_order asc, id asc
    limit ?
  ) as part0
  union all
  select 0 as rank, id, at0, at1
  from #1 as part1
) as merged
order by merged.rank asc, at0 asc, at1 asc
limit ?
-- {}: type_id, user_id
--   CO-ROUTINE merged
--     COMPOUND QUERY
--       LEFT-MOST SUBQUERY
--         CO-ROUTINE part0
--           SEARCH notice_receiver USING COVERING INDEX notice_receiver__plant_{}_sort_order_id_ix (plant_id=? AND {}=?)
--         SCAN part0
--       UNION ALL
--         CO-ROUTINE part1
--           SEARCH notice_receiver USING COVERING INDEX notice_receiver__plant_{}_sort_order_id_ix (plant_id=? AND {}=?)
--         SCAN part1
--   SCAN merged
--   USE TEMP B-TREE FOR ORDER BY

select type_id as key0, count(*) from notice_receiver where plant_id = ? group by 1 limit ? -- group_type_id, group_measures
--   SEARCH notice_receiver USING COVERING INDEX notice_receiver__plant_type_sort_order_id_ix (plant_id=?)

select user_id as key0, count(*) from notice_receiver where plant_id = ? group by 1 limit ? -- group_user_id
--   SEARCH notice_receiver USING COVERING INDEX notice_receiver__plant_user_sort_order_id_ix (plant_id=?)

select max(id) from notice_receiver -- group_level, group_status, group_created_at, group_updated_at
--   SEARCH notice_receiver

select row_groups(10000, 1, 0, level) from notice_receiver indexed by notice_receiver__plant_uq where plant_id = ? -- group_level
select row_groups(10000, 1, 0, status) from notice_receiver indexed by notice_receiver__plant_uq where plant_id = ? -- group_status
select row_groups(10000, 1, 1, (created_at + 62167420800000) / 86400000 - 719530)
from notice_receiver indexed by notice_receiver__plant_uq
where plant_id = ?
-- group_created_at
select row_groups(10000, 1, 1, (updated_at + 62167420800000) / 86400000 - 719530)
from notice_receiver indexed by notice_receiver__plant_uq
where plant_id = ?
-- group_updated_at
--   SEARCH notice_receiver USING INDEX notice_receiver__plant_uq (plant_id=?)
