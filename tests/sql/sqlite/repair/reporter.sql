select id from reporter where plant_id = ? order by sort_order asc, id asc limit ?
and id in (?, …) -- id
--   SEARCH reporter USING COVERING INDEX reporter__plant_sort_order_id_ix (plant_id=?)

select count(*) from reporter where plant_id = ?
order by id asc -- id
--   SEARCH reporter USING COVERING INDEX reporter__plant_uq (plant_id=?)

order by {} desc, id desc -- {}: sort_order
order by {} asc, id asc -- {}: name
--   SEARCH reporter USING COVERING INDEX reporter__plant_{}_id_ix (plant_id=?)

and id = ?
--   SEARCH reporter USING INTEGER PRIMARY KEY (rowid=?)

and {} = ? -- {}: name, status
and {} is null -- {}: name
and {} in (?, …) -- {}: name, status
and {} like ? escape '\' -- {}: name
and ({} >= ? and {} <= ?) -- {}: created_at, updated_at
and (
  (name like ? escape '\' and (name like ? escape '\' or squeezed(name) like ? escape '\'))
    or (pinyin like ? escape '\' and (pinyin like ? escape '\' or squeezed(pinyin) like ? escape '\'))
)
-- keyword
--   SEARCH reporter USING INDEX reporter__plant_sort_order_id_ix (plant_id=?)

and {} = ? -- {}: workshop_id, user_id
and {} is null -- {}: workshop_id, user_id
--   SEARCH reporter USING COVERING INDEX reporter__plant_{}_sort_order_id_ix (plant_id=? AND {}=?)

select merged.id as id
from (
  select 0 as rank, id, at0, at1
  from #1(
    select id as id, sort_order as at0, id as at1 from reporter where (plant_id = ? and {} = ?) order by sort_order asc, id asc limit ?
  ) as part0
  union all
  select 0 as rank, id, at0, at1
  from #1 as part1
) as merged
order by merged.rank asc, at0 asc, at1 asc
limit ?
-- {}: workshop_id, user_id
--   CO-ROUTINE merged
--     COMPOUND QUERY
--       LEFT-MOST SUBQUERY
--         CO-ROUTINE part0
--           SEARCH reporter USING COVERING INDEX reporter__plant_{}_sort_order_id_ix (plant_id=? AND {}=?)
--         SCAN part0
--       UNION ALL
--         CO-ROUTINE part1
--           SEARCH reporter USING COVERING INDEX reporter__plant_{}_sort_order_id_ix (plant_id=? AND {}=?)
--         SCAN part1
--   SCAN merged
--   USE TEMP B-TREE FOR ORDER BY

select workshop_id as key0, count(*) from reporter where plant_id = ? group by 1 limit ? -- group_workshop_id, group_measures
--   SEARCH reporter USING COVERING INDEX reporter__plant_workshop_sort_order_id_ix (plant_id=?)

select user_id as key0, count(*) from reporter where plant_id = ? group by 1 limit ? -- group_user_id
--   SEARCH reporter USING COVERING INDEX reporter__plant_user_sort_order_id_ix (plant_id=?)

select max(id) from reporter -- group_status, group_created_at, group_updated_at
--   SEARCH reporter

select row_groups(10000, 1, 0, status) from reporter indexed by reporter__plant_uq where plant_id = ? -- group_status
select row_groups(10000, 1, 1, (created_at + 62167420800000) / 86400000 - 719530)
from reporter indexed by reporter__plant_uq
where plant_id = ?
-- group_created_at
select row_groups(10000, 1, 1, (updated_at + 62167420800000) / 86400000 - 719530)
from reporter indexed by reporter__plant_uq
where plant_id = ?
-- group_updated_at
--   SEARCH reporter USING INDEX reporter__plant_uq (plant_id=?)
