select id from notice_delivery where plant_id = ? order by id desc limit ?
order by id asc -- id
--   SEARCH notice_delivery USING COVERING INDEX notice_delivery__plant_id_ix (plant_id=?)

select count(*) from notice_delivery where plant_id = ?
select receiver_id as key0, count(*) from notice_delivery where plant_id = ? group by 1 limit ? -- group_receiver_id
--   SEARCH notice_delivery USING COVERING INDEX notice_delivery__plant_receiver_id_ix (plant_id=?)

and id = ?
and id in (?, …)
--   SEARCH notice_delivery USING INTEGER PRIMARY KEY (rowid=?)

and {} = ? -- {}: type_id, receiver_id
--   SEARCH notice_delivery USING COVERING INDEX notice_delivery__plant_{}_id_ix (plant_id=? AND {}=?)

and {} is null -- {}: type_id, receiver_id, address, subject
and {} = ? -- {}: channel, address, subject, reason, status
and {} in (?, …) -- {}: channel, address, subject, reason, status
and {} like ? escape '\' -- {}: address, subject
and ({} >= ? and {} <= ?) -- {}: sent_at, created_at, updated_at
and (
  (subject like ? escape '\' and (subject like ? escape '\' or squeezed(subject) like ? escape '\'))
    or (address like ? escape '\' and (address like ? escape '\' or squeezed(address) like ? escape '\'))
)
-- keyword
--   SEARCH notice_delivery USING INDEX notice_delivery__plant_id_ix (plant_id=?)

select merged.id as id
from (
  select 0 as rank, id, at0
  from #1(select id as id, id as at0 from notice_delivery where (plant_id = ? and {} = ?) order by id desc limit ?) as part0
  union all
  select 0 as rank, id, at0
  from #1 as part1
) as merged
order by merged.rank asc, at0 desc
limit ?
-- {}: type_id, receiver_id
--   CO-ROUTINE merged
--     COMPOUND QUERY
--       LEFT-MOST SUBQUERY
--         CO-ROUTINE part0
--           SEARCH notice_delivery USING COVERING INDEX notice_delivery__plant_{}_id_ix (plant_id=? AND {}=?)
--         SCAN part0
--       UNION ALL
--         CO-ROUTINE part1
--           SEARCH notice_delivery USING COVERING INDEX notice_delivery__plant_{}_id_ix (plant_id=? AND {}=?)
--         SCAN part1
--   SCAN merged
--   USE TEMP B-TREE FOR ORDER BY

select type_id as key0, count(*) from notice_delivery where plant_id = ? group by 1 limit ? -- group_type_id
--   SEARCH notice_delivery USING COVERING INDEX notice_delivery__plant_type_id_ix (plant_id=?)

select row_groups(10000, 1, 0, channel) from notice_delivery where plant_id = ? -- group_channel
select row_groups(10000, 1, 1, (created_at + 62167420800000) / 86400000 - 719530) from notice_delivery where plant_id = ?
-- group_created_at
--   SEARCH notice_delivery USING COVERING INDEX notice_delivery__plant_address_channel_created_at_id_ix (plant_id=?)

select row_groups(10000, 1, 1, (sent_at + 62167420800000) / 86400000 - 719530) from notice_delivery where plant_id = ? -- group_sent_at
--   SEARCH notice_delivery USING COVERING INDEX notice_delivery__plant_channel_status_sent_at_id_ix (plant_id=?)

select max(id) from notice_delivery -- group_reason, group_updated_at, group_measures
--   SEARCH notice_delivery

select row_groups(10000, 1, 0, reason) from notice_delivery indexed by notice_delivery__plant_uq where plant_id = ? -- group_reason
select row_groups(10000, 1, 1, (updated_at + 62167420800000) / 86400000 - 719530)
from notice_delivery indexed by notice_delivery__plant_uq
where plant_id = ?
-- group_updated_at
select row_groups(10000, 1, 0, type_id, attempts) from notice_delivery indexed by notice_delivery__plant_uq where plant_id = ?
-- group_measures
--   SEARCH notice_delivery USING INDEX notice_delivery__plant_uq (plant_id=?)

select status as key0, count(*) from notice_delivery where plant_id = ? group by 1 limit ? -- group_status
--   SEARCH notice_delivery USING COVERING INDEX notice_delivery__plant_status_next_at_id_ix (plant_id=?)
